import { serve, type Served } from '#kit/http/serve.ts'
import { approvals, changeApprovals } from '#modules/company/approvals/approvals.ts'
import { openApprovals, saveApprovals } from '#modules/company/approvals/contract.ts'

/** The doors of who has to say yes from which amount on. */
export const approvalRoutes: readonly Served[] = [
  serve(openApprovals, ({ tx, actor }) => approvals(tx, actor)),
  serve(saveApprovals, ({ tx, actor, asked }) => changeApprovals(tx, actor, asked)),
]
