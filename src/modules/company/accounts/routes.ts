import { serve, serveOpen, type Served } from '#kit/http/serve.ts'
import { accessLog } from '#modules/company/accounts/access-log-store.ts'
import { saveSignInSettings, signInSettings } from '#modules/company/accounts/change-settings.ts'
import { chooseCompany } from '#modules/company/accounts/choose-contract.ts'
import * as roles from '#modules/company/accounts/role-contract.ts'
import * as contract from '#modules/company/accounts/contract.ts'
import * as own from '#modules/company/own-account/contract.ts'
import {
  dropRole,
  dropUserFactor,
  mailUserReset,
  reopenUser,
  signOutUser,
} from '#modules/company/accounts/help-user.ts'
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
import { peopleFor } from '#modules/company/accounts/list-people.ts'
import { listOwnSignIns, listSignInsOf } from '#modules/company/sign-in/history-contract.ts'
import { ownSignIns, signInsOf } from '#modules/company/sign-in/sign-in-history.ts'

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
  serve(contract.listInvitations, ({ tx, actor }) => invitationLines(tx, actor)),
  serve(contract.resendInvitation, sendAgain),
  serve(contract.revokeInvitation, withdrawInvite),
  serve(contract.listUsers, ({ tx, actor }) => peopleFor(tx, actor)),
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
  serve(contract.unlockUser, reopenUser),
  serve(listOwnSignIns, ownSignIns),
  serve(listSignInsOf, signInsOf),
  serve(contract.listAccessLog, ({ tx, actor }) => accessLog(tx, actor)),
  serve(contract.openSignInSettings, ({ tx }) => signInSettings(tx)),
  serve(contract.changeSignInSettings, saveSignInSettings),
]
