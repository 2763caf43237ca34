import { serve, serveOpen, type Served } from '#kit/http/serve.ts'
import * as contract from '#modules/company/second-factor/contract.ts'
import * as own from '#modules/company/second-factor/own-factor.ts'

/** The doors of the second factor. Most open their own transactions: a guess stays counted when it is refused. */
export const secondFactorRoutes: readonly Served[] = [
  serve(contract.openFactor, own.factorState),
  serveOpen(contract.beginFactor, own.beginOwnFactor),
  serveOpen(contract.turnFactorOn, own.turnOwnFactorOn),
  serveOpen(contract.turnFactorOff, own.turnOwnFactorOff),
  serveOpen(contract.renewRecovery, own.renewOwnRecovery),
  serveOpen(contract.giveFactor, own.giveOwnFactor),
]
