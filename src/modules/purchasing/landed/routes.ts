import { serve, type Served } from '#kit/http/serve.ts'
import { book, preview } from './book-landed.ts'
import * as contract from './contract.ts'

export const landedRoutes: readonly Served[] = [
  serve(contract.previewLanded, ({ tx, actor, asked }) => preview(tx, actor, asked)),
  serve(contract.createLanded, ({ tx, actor, asked }) => book(tx, actor, asked)),
]
