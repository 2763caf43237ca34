import type { Manifest } from '#kit/db/backup/manifest.ts'
import { DatabaseUnfit } from '#kit/db/unfit.ts'
import type { Env } from '#kit/env.ts'
import { presentSecret, secretFingerprint } from '#kit/secret.ts'

/**
 * Refuses to restore a backup where its key is not, before anything is written: its authenticator apps, links and the seal
 * of its history are of use under that key alone. Somebody who lost it says so with `mayDiffer`.
 */
export function checkBackupKey(
  { key }: Pick<Manifest, 'key'>,
  env: Pick<Env, 'dataDir' | 'appSecret'>,
  mayDiffer: boolean,
): void {
  if (key === undefined || mayDiffer) return
  const own = presentSecret(env)
  const fingerprint = own && secretFingerprint(own)
  if (fingerprint === key) return
  const here = fingerprint === undefined ? 'di sini belum ada kunci' : `kunci di sini bersidik ${fingerprint}`
  throw new DatabaseUnfit(
    `Cadangan ini memakai kunci bersidik ${key}, sedangkan ${here}. Salin secret.key dari instalasi asalnya ke ` +
      `"${env.dataDir}", atau pasang APP_SECRET yang sama, lalu ulangi. Jika kunci itu hilang, tambahkan --new-key: ` +
      'aplikasi autentikator harus dipasang ulang, dan segel riwayat lama tidak bisa diperiksa lagi.',
  )
}
