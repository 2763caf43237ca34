import type { FastifyReply, FastifyRequest } from 'fastify'
import { WrongShape } from '#kit/http/failures.ts'
import type { Caller, UploadedFile } from '#kit/http/serve.ts'
import type { LiveSession } from '#kit/http/session.ts'

/** Gathers what a verb may know of the call, and lets it set cookies and a status. */
export function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  given: { token: string | undefined; session: LiveSession | undefined; isSecure: boolean },
): Caller {
  let files: Promise<readonly UploadedFile[]> | undefined
  return {
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    requestId: request.id,
    token: given.token,
    session: given.session,
    wantsPage: (request.headers.accept ?? '').includes('text/html'),
    setCookie: (name, value, options = {}) =>
      void reply.setCookie(name, value, {
        path: '/',
        sameSite: 'strict',
        secure: given.isSecure,
        httpOnly: true,
        ...options,
      }),
    clearCookie: (name) => void reply.clearCookie(name, { path: '/' }),
    cookie: (name) => request.cookies[name],
    // The stream can be read once; a transaction that runs again asks again.
    files: () => (files ??= readFiles(request)),
    status: (code) => void reply.code(code),
  }
}

async function readFiles(request: FastifyRequest): Promise<readonly UploadedFile[]> {
  const files: UploadedFile[] = []
  try {
    for await (const part of request.files()) {
      files.push({ field: part.fieldname, name: part.filename, bytes: await part.toBuffer() })
    }
  } catch (error) {
    // Too large or too many carry a status of their own; anything else is a body that is not what it says.
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new WrongShape({ file: ['Kiriman terputus atau rusak. Pilih berkasnya lagi.'] })
  }
  return files
}
