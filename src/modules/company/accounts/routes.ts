import { serve, serveOpen, type Served } from '#kit/http/serve.ts'
import { accessLog } from '#modules/company/accounts/access-log-store.ts'
import { saveSignInSettings, signInSettings } from '#modules/company/accounts/change-settings.ts'
import { chooseCompany } from '#modules/company/accounts/choose-contract.ts'
import * as roles from '#modules/company/accounts/role-contract.ts'
import * as contract from '#modules/company/accounts/contract.ts'
import * as own from '#modules/company/own-account/contract.ts'
import { dropRole, mailUserReset, dropUserFactor, signOutUser } from '#modules/company/accounts/help-user.ts'
import { inviteMany } from '#modules/company/accounts/invite-contract.ts'
import { invitationLines, inviteAll, inviteUser, sendAgain, withdrawInvite } from '#modules/company/accounts/invite.ts'
import {
  addNewRole,
  changeOneRole,
  changeOtherUser,
  roleLines,
  roleNames,
} from '#modules/company/accounts/manage-users.ts'
import {
  changeOwnPassword,
  changeOwnProfile,
  chooseOwnCompany,
  endOne,
  endOthers,
  sessionLines,
} from '#modules/company/accounts/own-account.ts'
import { endPreview, startPersonPreview, startPreview } from '#modules/company/accounts/preview-contract.ts'
import { stopTrying, tryPerson, tryRole } from '#modules/company/accounts/preview.ts'
import { userLines } from '#modules/company/accounts/user-list-store.ts'

/** The doors of one's own account and of the administration of all accounts. */
export const accountRoutes: readonly Served[] = [
  serve(own.listSessions, sessionLines),
  serve(own.endSession, endOne),
  serve(own.endOtherSessions, endOthers),
  serve(contract.changeProfile, changeOwnProfile),
  serveOpen(contract.changePassword, changeOwnPassword),
  serve(chooseCompany, chooseOwnCompany),
  serve(contract.invite, inviteUser),
  serve(inviteMany, inviteAll),
  serve(contract.listInvitations, ({ tx }) => invitationLines(tx)),
  serve(contract.resendInvitation, sendAgain),
  serve(contract.revokeInvitation, withdrawInvite),
  serve(contract.listUsers, ({ tx }) => userLines(tx)),
  serve(contract.changeUser, changeOtherUser),
  serve(roles.listRoles, ({ tx }) => roleLines(tx)),
  serve(roles.nameRoles, ({ tx }) => roleNames(tx)),
  serve(roles.addRole, addNewRole),
  serve(startPreview, tryRole),
  serve(startPersonPreview, tryPerson),
  serve(endPreview, stopTrying),
  serve(roles.changeRole, changeOneRole),
  serve(roles.removeRole, dropRole),
  serve(contract.mailReset, mailUserReset),
  serve(contract.endUserSessions, signOutUser),
  serve(contract.turnUserFactorOff, dropUserFactor),
  serve(contract.listAccessLog, ({ tx }) => accessLog(tx)),
  serve(contract.openSignInSettings, ({ tx }) => signInSettings(tx)),
  serve(contract.changeSignInSettings, saveSignInSettings),
]
