import { department } from '#kit/department.ts'
import { accessPaperRoutes } from './access-papers/routes.ts'
import { accountRefusals } from './accounts/refusals.ts'
import { accountRoutes } from './accounts/routes.ts'
import { approvalRoutes } from './approvals/routes.ts'
import { companyJobs } from './companies/expiry/jobs.ts'
import { companiesRefusals } from './companies/refusals.ts'
import { companiesRoutes } from './companies/routes.ts'
import { foundCompany } from './found.ts'
import { letterRefusals } from './letters/refusals.ts'
import { letterRoutes } from './letters/routes.ts'
import { mailRoutes } from './mail/mail.ts'
import { mailRefusals } from './mail/refusals.ts'
import { numberingRefusals } from './numbering/refusals.ts'
import { ownAccountRefusals } from './own-account/refusals.ts'
import { ownAccountRoutes } from './own-account/routes.ts'
import { secondFactorRefusals } from './second-factor/refusals.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { signInJobs } from './sign-in/jobs.ts'
import { signInRefusals } from './sign-in/refusals.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { companyTasks } from './tasks.ts'
import { taxRoutes } from './tax/routes.ts'
import { templateRefusals } from './templates/refusals.ts'
import { templateRoutes } from './templates/routes.ts'
import { websiteRoutes } from './website/routes.ts'

/** What company brings into the house. */
export const companyDepartment = department({
  name: 'company',
  doors: {
    'Masuk dan akun': [...signInRoutes, ...ownAccountRoutes, ...secondFactorRoutes],
    'Pengguna dan hak akses': [...accountRoutes, ...accessPaperRoutes],
    Perusahaan: [...companiesRoutes, ...approvalRoutes, ...taxRoutes],
    Pengaturan: [...websiteRoutes, ...mailRoutes, ...letterRoutes, ...templateRoutes],
  },
  refusals: {
    ...accountRefusals,
    ...ownAccountRefusals,
    ...secondFactorRefusals,
    ...signInRefusals,
    ...companiesRefusals,
    ...numberingRefusals,
    ...templateRefusals,
    ...mailRefusals,
    ...letterRefusals,
  },
  jobs: [...signInJobs, ...companyJobs],
  found: foundCompany,
  tasks: companyTasks,
})
