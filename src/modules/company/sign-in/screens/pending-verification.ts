const KEY = 'verify-email'

/** The address a verification mail was sent to, for the page that offers to send it again. */
export const pendingVerification = {
  read: () => sessionStorage.getItem(KEY) ?? '',
  keep: (email: string) => sessionStorage.setItem(KEY, email),
}
