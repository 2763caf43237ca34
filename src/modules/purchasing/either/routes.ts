import { serve, type Served } from '#kit/http/serve.ts'
import { openEither } from './contract.ts'
import { open } from './open-either.ts'

export const eitherRoutes: readonly Served[] = [serve(openEither, ({ tx, actor, asked }) => open(tx, actor, asked.id))]
