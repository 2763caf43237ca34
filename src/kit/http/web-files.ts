import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves the built browser app: named assets for a year, the page itself never from a cache. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const isNamedByContent = path.includes(`${folder}/assets/`)
      reply.header('Cache-Control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  // A folder is not a file: without this the bare address would be refused.
  app.get('/', (_request, reply) => reply.header('Cache-Control', 'no-cache').sendFile('index.html'))
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|sanctum|storage|assets)(\/|$)/.test(request.url)
    if (!isPage) return reply.code(404).header('Cache-Control', 'no-store').send({ message: 'Data tidak ditemukan.' })
    return reply.header('Cache-Control', 'no-cache').sendFile('index.html')
  })
}
