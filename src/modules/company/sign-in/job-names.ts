/** Ends a registration away from the request: a new person, or a word to the one who has the address already. */
export const FINISH_REGISTRATION = 'sign-in.finish-registration'

/** Mails the verification link again, if there is somebody to verify. */
export const RESEND_VERIFICATION = 'sign-in.resend-verification'

/** Mails a reset link, if there is such an account. */
export const SEND_RESET = 'sign-in.send-reset'
