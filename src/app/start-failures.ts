import { DatabaseUnfit } from '#kit/db/unfit.ts'
import { BadEnv } from '#kit/env.ts'

/** Says in one sentence why the program cannot run here; a failure nobody foresaw keeps its stack. */
export function sentenceOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Mandor tidak bisa mulai: ${String(error)}`
  if (error instanceof BadEnv || error instanceof DatabaseUnfit) return `Mandor tidak bisa mulai: ${error.message}`

  const sentence = sentenceOfCode(error)
  return `Mandor tidak bisa mulai: ${sentence ?? error.stack ?? error.message}`
}

interface SystemError extends Error {
  readonly code?: unknown
  readonly path?: unknown
  readonly port?: unknown
  readonly syscall?: unknown
}

function sentenceOfCode(error: SystemError): string | undefined {
  // pg gives up on a connection without a code.
  if (error.message === 'timeout expired')
    return 'PostgreSQL tidak menjawab pada waktunya. Mesin ini sangat sibuk, atau alamat pada DATABASE_URL tidak terjangkau.'
  const place = typeof error.path === 'string' ? `"${error.path}"` : 'folder data'
  if (error.syscall === 'connect')
    return 'tidak ada PostgreSQL yang menjawab di DATABASE_URL. Apakah sudah berjalan, dan apakah alamatnya benar?'
  switch (error.code) {
    case 'EADDRINUSE':
      return `port ${error.port} sudah dipakai program lain. Hentikan program itu, atau pilih port lain: PORT=3001.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `alamat pada HOST, DATABASE_URL, atau SMTP_URL tidak ada di mesin atau jaringan ini (${error.message}).`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOENT':
      return error.port === undefined
        ? `${place} tidak bisa ditulisi. Beri izin kepada pengguna ini, atau pilih folder lain dengan DATA_DIR.`
        : `pengguna ini tidak boleh memakai port ${error.port}. Pilih PORT di atas 1024.`
    case 'ENOSPC':
    case 'EDQUOT':
      return `disk penuh (${place}). Kosongkan ruang, lalu mulai lagi.`
    case 'ENOTDIR':
    case 'EEXIST':
      return `${place} bukan folder. Pilih folder lain dengan DATA_DIR.`
    case '28P01':
    case '28000':
      return `PostgreSQL menolak pengguna atau kata sandi pada DATABASE_URL (${error.message}).`
    case '3D000':
      return `database pada DATABASE_URL tidak ada (${error.message}). Buat dahulu.`
    case '42501':
      return `pengguna pada DATABASE_URL tidak boleh membuat tabel (${error.message}). Jadikan ia pemilik database itu.`
    default:
      return undefined
  }
}
