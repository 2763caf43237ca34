import type { FastifyInstance, InjectOptions } from 'fastify'

/** An answer as a test reads it. */
export interface Answered {
  readonly status: number
  readonly body: Record<string, unknown> & { readonly message?: string; readonly code?: string }
  readonly headers: Record<string, unknown>
}

/** A browser of the tests: it keeps its cookies and echoes the CSRF token, as the real one does. */
export interface TestBrowser {
  readonly jar: Map<string, string>
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answered>
  get(path: string): Promise<Answered>
  post(path: string, body?: object): Promise<Answered>
}

/** Opens a browser that has fetched its CSRF cookie. */
export async function aBrowser(
  app: FastifyInstance,
  from: { ip?: string; userAgent?: string; jar?: Map<string, string> } = {},
): Promise<TestBrowser> {
  const jar = new Map(from.jar)
  const send = async (options: InjectOptions): Promise<Answered> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.inject({
      ...options,
      remoteAddress: from.ip ?? '10.0.0.1',
      headers: {
        'user-agent': from.userAgent ?? 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
        cookie,
        ...options.headers,
      },
    })
    for (const set of answer.cookies) {
      if (set.value === '' || set.maxAge === 0) jar.delete(set.name)
      else jar.set(set.name, set.value)
    }
    const body = answer.headers['content-type']?.toString().includes('json') ? answer.json() : {}
    return { status: answer.statusCode, body, headers: answer.headers }
  }
  const ask: TestBrowser['ask'] = (method, path, body) =>
    send({
      method,
      url: path,
      headers: { 'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '' },
      ...(body === undefined ? {} : { payload: body }),
    })
  if (!from.jar) await send({ method: 'GET', url: '/sanctum/csrf-cookie' })
  return { jar, ask, get: (path) => ask('GET', path), post: (path, body = {}) => ask('POST', path, body) }
}
