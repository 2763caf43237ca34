import type { PphKind } from '#ground/pph.ts'

/** The accounts that documents post to by themselves, by what they mean. */
export const accounts = {
  cash: '1-1100',
  siteFloat: '1-1110',
  cashInTransit: '1-1120',
  bank: '1-1200',
  receivable: '1-1300',
  retentionReceivable: '1-1310',
  contractAsset: '1-1320',
  collectedVat: '1-1330',
  giroReceived: '1-1340',
  receivableAllowance: '1-1390',
  employeeAdvance: '1-1400',
  supplierAdvance: '1-1410',
  materials: '1-1500',
  workInProcess: '1-1510',
  goods: '1-1520',
  vatIn: '1-1600',
  prepaidPph22: '1-1610',
  prepaidPph23: '1-1620',
  payable: '2-1100',
  receivedNotBilled: '2-1110',
  subcontractRetention: '2-1120',
  giroGiven: '2-1130',
  customerAdvance: '2-1200',
  contractLiability: '2-1210',
  wagesPayable: '2-1300',
  vatOut: '2-1400',
  pph21Payable: '2-1500',
  pph23Payable: '2-1510',
  pphFinalPayable: '2-1520',
  pph22Payable: '2-1540',
  healthInsurancePayable: '2-1600',
  socialSecurityPayable: '2-1610',
  accruedExpense: '2-1700',
  provision: '2-1710',
  paidInCapital: '3-1000',
  retainedEarnings: '3-2000',
  yearResult: '3-3000',
  drawings: '3-4000',
  constructionRevenue: '4-1000',
  sales: '4-2000',
  salesReturns: '4-3000',
  latePenalty: '4-3100',
  projectMaterial: '5-1000',
  projectDailyWages: '5-2000',
  projectPieceWages: '5-2100',
  projectSubcontract: '5-3000',
  subcontractBackCharge: '5-3100',
  projectEquipment: '5-4000',
  projectOverhead: '5-5000',
  costOfGoodsSold: '5-6000',
  salaries: '6-1000',
  employerInsurance: '6-1100',
  bonuses: '6-1200',
  taxAllowances: '6-1300',
  officeExpense: '6-2000',
  badDebt: '6-2100',
  contractLoss: '6-2200',
  overheadApplied: '6-2900',
  otherIncome: '7-1000',
  otherExpense: '7-2000',
  rounding: '7-2900',
  finalTax: '8-1000',
  otherFinalTax: '8-1100',
} as const

/** Where income tax that we hold back of others is owed to the state. */
export const pphOwed: Readonly<Record<PphKind, string>> = {
  pph21: accounts.pph21Payable,
  pph22: accounts.pph22Payable,
  pph23: accounts.pph23Payable,
  'pph-final': accounts.pphFinalPayable,
}

/** Where wages of employees and bonuses of site workers are booked: what of it names a project is wage of that project. */
export const staffAccounts: readonly string[] = [
  accounts.salaries,
  accounts.employerInsurance,
  accounts.bonuses,
  accounts.taxAllowances,
]

/** Where what things cost us is booked: stock of all kinds, work in process, and what was sold of it. */
export const costAccounts: readonly string[] = [
  accounts.materials,
  accounts.workInProcess,
  accounts.goods,
  accounts.projectMaterial,
  accounts.costOfGoodsSold,
]

/** Tells whether an account is a cash box or a bank: 1-11xx and 1-12xx. */
export const isCashAccount = (code: string): boolean => code >= '1-1100' && code < '1-1300'
