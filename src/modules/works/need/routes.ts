import { serve, type Served } from '#kit/http/serve.ts'
import * as need from './contract.ts'
import { requestShort } from './request-need.ts'
import { showNeed } from './show-need.ts'
import { tieWords, untieWords } from './ties.ts'

export const needRoutes: readonly Served[] = [
  serve(need.openNeed, ({ tx, actor, asked }) => showNeed(tx, actor, asked.id)),
  serve(need.tieMaterial, ({ tx, actor, asked }) => tieWords(tx, actor, asked)),
  serve(need.untieMaterial, ({ tx, actor, asked }) => untieWords(tx, actor, asked)),
  serve(need.requestNeed, ({ tx, actor, asked }) => requestShort(tx, actor, asked)),
]
