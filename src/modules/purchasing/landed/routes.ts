import { serve, type Served } from '#kit/http/serve.ts'
import { book } from './book-landed.ts'
import * as contract from './contract.ts'
import { preview, start } from './preview.ts'
import { startDraft, update } from './write-anew.ts'

export const landedRoutes: readonly Served[] = [
  serve(contract.startLanded, ({ tx, actor, asked }) => start(tx, actor, asked.id)),
  serve(contract.previewLanded, ({ tx, actor, asked }) => preview(tx, actor, asked)),
  serve(contract.createLanded, ({ tx, actor, asked }) => book(tx, actor, asked)),
  serve(contract.startLandedDraft, ({ tx, actor, asked }) => startDraft(tx, actor, asked.id)),
  serve(contract.updateLanded, ({ tx, actor, asked }) => update(tx, actor, asked)),
]
