import { serve, type Served } from '#kit/http/serve.ts'
import { choose } from './choose.ts'
import { compare } from './compare.ts'
import * as contract from './contract.ts'
import * as saving from './save.ts'

export const quoteRoutes: readonly Served[] = [
  serve(contract.compareQuotes, ({ tx, actor, asked }) => compare(tx, actor, asked.id)),
  serve(contract.addQuote, ({ tx, actor, asked }) => saving.add(tx, actor, asked)),
  serve(contract.updateQuote, ({ tx, actor, asked }) => saving.update(tx, actor, asked)),
  serve(contract.deleteQuote, ({ tx, actor, asked }) => saving.remove(tx, actor, asked.id)),
  serve(contract.chooseQuote, ({ tx, actor, asked }) => choose(tx, actor, asked)),
]
