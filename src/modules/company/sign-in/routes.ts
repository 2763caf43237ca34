import { slotsOf } from '#kit/files/of-owner.ts'
import { serve, serveOpen, type Served } from '#kit/http/serve.ts'
import { scopeOnWire } from '#modules/company/accounts/grants.ts'
import { companiesWithin } from '#modules/company/accounts/company-store.ts'
import { rolesOfUser } from '#modules/company/accounts/role-store.ts'
import { settingOf } from '#modules/company/accounts/setting-store.ts'
import { hasAnyUser } from '#modules/company/accounts/user-store.ts'
import { PHOTO_SLOT, PHOTO_SUBJECT } from '#modules/company/own-account/photo.ts'
import { acceptInvitation, showInvitation } from '#modules/company/sign-in/accept-invitation.ts'
import { isMailMissing } from '#kit/mail/mail-notice.ts'
import * as contract from '#modules/company/sign-in/contract.ts'
import { enterCode, resendCode } from '#modules/company/sign-in/enter-code.ts'
import { logIn } from '#modules/company/sign-in/log-in.ts'
import {
  askReset,
  askVerification,
  checkReset,
  confirmEmail,
  resetPassword,
} from '#modules/company/sign-in/mailed-links.ts'
import { registerAccount } from '#modules/company/sign-in/register.ts'
import { signOut } from '#modules/company/sign-in/sign-out.ts'
import { signedInFrom } from '#modules/company/sign-in/signed-in.ts'

/** The doors of signing in. Most open their own transactions: their counters must outlive a refusal. */
export const signInRoutes: readonly Served[] = [
  serveOpen(contract.login, logIn),
  serveOpen(contract.verifyOtp, enterCode),
  serveOpen(contract.resendOtp, resendCode),
  serveOpen(contract.logout, signOut),
  serve(contract.me, async ({ tx, actor }) => {
    const signedIn = await signedInFrom(tx, actor)
    const slots = await slotsOf(tx, { companyId: actor.userId, subject: PHOTO_SUBJECT, ownerId: actor.userId })
    return {
      ...signedIn,
      photo: slots.get(PHOTO_SLOT) ?? null,
      preview: actor.preview ?? null,
      roles: (await rolesOfUser(tx, actor.userId)).map((role) => role.name),
      zone: actor.zone,
      scope: scopeOnWire(actor.scope),
      companies: signedIn.user.isPending ? [] : await companiesWithin(tx, actor.scope.companies),
    }
  }),
  serveOpen(contract.signInOptions, async ({ db }) => {
    const isFirst = !(await hasAnyUser(db.read))
    const mayRegister = isFirst || (await settingOf(db.read, 'sign-in.registration'))
    return {
      isFirst,
      mayRegister,
      mayTrust: (await settingOf(db.read, 'sign-in.otp')) === 'perangkat baru',
      isMailMissing: isMailMissing(),
    }
  }),
  serveOpen(contract.register, registerAccount),
  serveOpen(contract.openInvitation, showInvitation),
  serveOpen(contract.registerFromInvite, acceptInvitation),
  serveOpen(contract.verifyEmail, confirmEmail),
  serveOpen(contract.resendVerificationEmail, askVerification),
  serveOpen(contract.forgetPassword, askReset),
  serveOpen(contract.openReset, checkReset),
  serveOpen(contract.updatePassword, resetPassword),
]
