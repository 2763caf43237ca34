import '#modules/company/website/mail-look.ts'
import { serve, serveOpen, type Served } from '#kit/http/serve.ts'
import { appManifestOf } from '#modules/company/website/app-manifest.ts'
import * as contract from '#modules/company/website/contract.ts'
import * as identity from '#modules/company/website/identity.ts'

/** The doors of the installation's identity; two of them are open to strangers. */
export const websiteRoutes: readonly Served[] = [
  serve(contract.openIdentity, ({ tx }) => identity.openedIdentity(tx)),
  serve(contract.saveIdentity, identity.changeIdentity),
  serveOpen(contract.putPicture, identity.changePicture),
  serve(contract.removePicture, identity.takePicture),
  serveOpen(contract.identityScript, ({ db }) => identity.identityAsScript(db.read)),
  serveOpen(contract.appManifest, ({ db }) => appManifestOf(db.read)),
  serveOpen(contract.identityPicture, ({ db, asked }) => identity.identityPictureOf(db.read, asked)),
]
