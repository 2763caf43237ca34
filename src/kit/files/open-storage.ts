import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bucketOf } from '#kit/files/bucket.ts'
import { diskStorage } from '#kit/files/disk-storage.ts'
import { s3Storage } from '#kit/files/s3-storage.ts'
import type { Storage } from '#kit/files/storage.ts'

/** What the environment says about files. */
interface FilesEnv {
  readonly storageUrl: string | undefined
  readonly storageSecret: string | undefined
  readonly dataDir: string
}

/** Opens the place for files that the environment names: a bucket, a folder, or one under the data folder. */
export function openStorage({ storageUrl, storageSecret, dataDir }: FilesEnv): Storage {
  if (storageUrl === undefined) return diskStorage(join(dataDir, 'storage'))
  if (storageUrl.startsWith('file:')) return diskStorage(fileURLToPath(storageUrl))
  return s3Storage(bucketOf(storageUrl, storageSecret))
}
