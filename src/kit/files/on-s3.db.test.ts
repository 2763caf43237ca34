import { randomBytes } from 'node:crypto'
import { afterAll, vi } from 'vitest'
import { isWhole } from '../../../tests/cast/length.ts'
import { anS3Server } from '../../../tests/cast/s3-server.ts'

// The very tests of files, with the bytes in a bucket: read anew, for they ran already. Those of drafts and photos, whose
// bytes go the same way, before a release.
vi.resetModules()
const { useSecret } = await import('#kit/secret.ts')
useSecret(randomBytes(32))
const { bucketOf } = await import('#kit/files/bucket.ts')
const { s3Storage } = await import('#kit/files/s3-storage.ts')
const { shelvesStandIn } = await import('#kit/files/cast/shelf.ts')
const s3 = await anS3Server()
shelvesStandIn(s3Storage(bucketOf(s3.url)))
afterAll(() => {
  vi.resetModules()
  return s3.close()
})

await import('./files.db.test.ts')
if (isWhole) {
  await import('./drafts.db.test.ts')
  await import('./photos.db.test.ts')
}
