import { afterAll } from 'vitest'
import { anS3Server } from '../../../tests/cast/s3-server.ts'
import { bucketOf } from '#kit/files/bucket.ts'
import { shelvesStandIn } from '#kit/files/cast/shelf.ts'
import { s3Storage } from '#kit/files/s3-storage.ts'

// The very tests of files, drafts and photos, with the bytes in a bucket.
const s3 = await anS3Server()
shelvesStandIn(s3Storage(bucketOf(s3.url)))
afterAll(() => s3.close())

await import('./files.db.test.ts')
await import('./drafts.db.test.ts')
await import('./photos.db.test.ts')
