import { serve, type Served } from '#kit/http/serve.ts'
import { checkBooksNow, openBooksCheck } from './contract.ts'
import { askForCheck, booksChecked } from './store.ts'

export const booksRoutes: readonly Served[] = [
  serve(openBooksCheck, ({ tx, actor }) => booksChecked(tx, actor.companyId)),
  serve(checkBooksNow, async ({ tx }) => {
    await askForCheck(tx)
    return { isUnderWay: true as const }
  }),
]
