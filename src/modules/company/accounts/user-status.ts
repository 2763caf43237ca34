/** Where a person stands between registering and leaving: verify email, wait for approval, active, rejected, disabled. */
export type UserStatus = 'unverified' | 'pending' | 'active' | 'rejected' | 'disabled'
