let missing = false

/** Remembers that people outside cannot get our mails: in production, on a public address, without a mail server. */
export function noteMail(given: { smtpUrl: string | undefined; appUrl: string; isProduction: boolean }): void {
  const { hostname } = new URL(given.appUrl)
  const isLocal = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
  missing = given.isProduction && !isLocal && given.smtpUrl === undefined
}

/** True when the sign-in page must say that mail is not configured. */
export function isMailMissing(): boolean {
  return missing
}
