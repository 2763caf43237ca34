import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What is answered below the doors, where no request was made out yet. */
interface SocketAnswer {
  readonly status: string
  readonly message: string
}

const UNREADABLE: SocketAnswer = {
  status: '400 Bad Request',
  message: 'Permintaan ini tidak dapat dibaca. Muat ulang halaman, lalu coba lagi.',
}

const KNOWN: Readonly<Record<string, SocketAnswer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    message: 'Kiriman ini terlalu lama sampai. Periksa sambungan, lalu coba lagi.',
  },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'Alamat atau cookie terlalu panjang. Hapus cookie situs ini di browser, lalu buka lagi.',
  },
}

/** Answers what is no request in words and with the security headers, and closes the connection; who hung up hears nothing. */
export function answerSocket(headers: Readonly<Record<string, string>>) {
  return function told(error: Error & { readonly code?: string }, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const { status, message } = KNOWN[error.code ?? ''] ?? UNREADABLE
    const body = JSON.stringify({ message })
    const head = {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      Connection: 'close',
    }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
    socket.destroySoon()
  }
}

/** Answers an address that cannot be read, such as '/%FF', like every other failure. */
export function answerAddress(headers: Readonly<Record<string, string>>) {
  return function told(_error: Error, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return reply
      .headers(headers)
      .code(400)
      .header('Cache-Control', 'no-store')
      .send({ message: 'Alamat ini tidak dapat dibaca. Periksa tautannya, atau mulai dari halaman depan.' })
  }
}
