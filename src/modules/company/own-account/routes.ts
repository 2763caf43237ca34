import '#modules/company/own-account/files.ts'
import { serve, serveOpen, type Served } from '#kit/http/serve.ts'
import { askEmailChange, takeEmailChange } from '#modules/company/own-account/change-email.ts'
import * as contract from '#modules/company/own-account/contract.ts'
import { forgetOne, trustedLines } from '#modules/company/own-account/trusted-devices.ts'

/** The doors of one's own account. */
export const ownAccountRoutes: readonly Served[] = [
  serveOpen(contract.changeEmail, askEmailChange),
  serveOpen(contract.confirmEmailChange, takeEmailChange),
  serve(contract.listTrustedDevices, trustedLines),
  serve(contract.forgetTrustedDevice, forgetOne),
]
