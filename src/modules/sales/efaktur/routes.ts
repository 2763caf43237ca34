import { file, serve, type Served } from '#kit/http/serve.ts'
import { exportEfaktur } from './contract.ts'
import { efaktur } from './export-efaktur.ts'

export const efakturRoutes: readonly Served[] = [
  serve(exportEfaktur, async ({ tx, actor, asked }) => {
    const { name, content } = await efaktur(tx, actor, asked)
    return file({ name, type: 'application/xml', body: content })
  }),
]
