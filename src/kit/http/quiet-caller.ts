import type { Caller } from '#kit/http/serve.ts'

/** Whoever calls a verb without a browser: no session, no cookie, no files, and a status nobody reads. */
export function quietCaller(who: Pick<Caller, 'ip' | 'userAgent' | 'requestId'>): Caller {
  return {
    ...who,
    token: undefined,
    session: undefined,
    wantsPage: false,
    setCookie: () => undefined,
    clearCookie: () => undefined,
    cookie: () => undefined,
    files: async () => [],
    status: () => undefined,
  }
}
