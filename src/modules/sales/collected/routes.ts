import { serve, type Served } from '#kit/http/serve.ts'
import { provePpn, unprovePpn } from './contract.ts'
import { prove, unprove } from './prove.ts'

export const collectedRoutes: readonly Served[] = [
  serve(provePpn, ({ tx, actor, asked }) => prove(tx, actor, asked)),
  serve(unprovePpn, ({ tx, actor, asked }) => unprove(tx, actor, asked)),
]
