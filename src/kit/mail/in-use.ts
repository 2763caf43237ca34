import type { MailTransport } from '#kit/mail/transport.ts'

/** The way mails leave this process, as settings may show it: never a password. */
export interface MailInUse {
  readonly transport: MailTransport
  /** 'smtp.contoh.co.id:587'; null when mails become files. */
  readonly server: string | null
  readonly user: string | null
  readonly isEncrypted: boolean
}

let inUse: MailInUse | undefined

/** Remembers the transport of this process, for the trial mail of the settings. */
export function useMail(transport: MailTransport | undefined, smtpUrl: string | undefined): void {
  const url = smtpUrl === undefined ? undefined : new URL(smtpUrl)
  inUse = transport && {
    transport,
    server: url ? `${url.hostname}:${url.port || (url.protocol === 'smtps:' ? '465' : '587')}` : null,
    user: url?.username ? decodeURIComponent(url.username) : null,
    isEncrypted: url?.protocol === 'smtps:',
  }
}

/** What mails leave by; absent in a process that sends none. */
export function mailInUse(): MailInUse | undefined {
  return inUse
}
