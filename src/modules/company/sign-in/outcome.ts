/** What happened at the door. */
export type SignInOutcome =
  | 'signed-in'
  | 'wrong-password'
  | 'wrong-code'
  | 'too-often'
  | 'signed-out'
  | 'password-reset'
