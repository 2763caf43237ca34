import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'

/** Puts the security headers on every answer of a door. */
export function secureHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Of every answer itself, not of helmet. */
const notOurs = new Set(['content-type', 'content-length', 'date', 'connection'])

/**
 * Gives the security headers, asked of helmet once: they are the same for every answer. `upgrade-insecure-requests` is left
 * out on purpose: on plain http beyond localhost it makes the browser ask https for every asset, and the page stays blank.
 */
export async function securityHeaders(isSecure: boolean): Promise<Record<string, string>> {
  const probe = Fastify()
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // WebAssembly alone, no eval of text: the reader of codes is compiled from a file of ours.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        // React writes measured sizes as style attributes; scripts stay strict.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  })
  probe.get('/', async () => '')
  const { headers } = await probe.inject('/')
  await probe.close()
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (notOurs.has(name) ? [] : [[name, String(value)] as const])),
  )
}
