import { asPdf, serve, type Served } from '#kit/http/serve.ts'
import { openAccessPaper } from './contract.ts'
import { pressedAccess } from './pressed.ts'

/** The doors of the papers about rights. */
export const accessPaperRoutes: readonly Served[] = [
  serve(openAccessPaper, async ({ tx, actor, asked }) => asPdf(await pressedAccess(tx, actor, asked.kind))),
]
