interface Owner {
  readonly userId: string
  readonly companyId: string
}

/** The name under which finished work waits on this device until it is sent; not a draft, so not swept up with them. */
export function queueName({ userId, companyId }: Owner, what: string): string {
  return `queue:${userId}:${companyId}:${what}`
}

/** The names of what waits of a person whose beginning is `what`; all of it unless told. */
export function queuedOn(shelf: Pick<Storage, 'length' | 'key'>, of: Owner, what = ''): string[] {
  const begin = queueName(of, what)
  return Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '').filter((name) => name.startsWith(begin))
}
