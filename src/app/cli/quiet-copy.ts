/**
 * What makes a restored copy harmless beside the house it was taken from: nobody is signed in, no code, link or
 * invitation of then opens anything, and no mail that waited is sent a second time.
 */
export const quietCopy: readonly string[] = [
  'delete from session',
  'delete from trusted_device',
  'delete from email_token',
  'update invitation set revoked_at = now() where accepted_at is null and revoked_at is null',
  'update paper_link set revoked_at = now() where revoked_at is null',
  `delete from job where name = 'mail.send'`,
  `update mail set failed_at = now(), error = 'Tidak dikirim: data ini dipulihkan dari cadangan.' where sent_at is null and failed_at is null`,
  'update notice set mailed_at = now() where wants_mail and mailed_at is null',
]
