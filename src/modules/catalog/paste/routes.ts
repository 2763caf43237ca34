import { serve, type Served } from '#kit/http/serve.ts'
import { matchPastedList } from './contract.ts'
import { matchPasted } from './match.ts'

export const pasteRoutes: readonly Served[] = [
  serve(matchPastedList, ({ tx, actor, asked }) => matchPasted(tx, actor, asked)),
]
