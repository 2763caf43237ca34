export {
  chosenFirst,
  defaultsOf,
  saveDefaults,
  usualDefaults,
  type Defaults,
  type TaxMode,
} from '#modules/company/website/defaults.ts'
export { identityOf } from '#modules/company/website/identity.ts'
export { settingLines } from '#modules/company/website/store.ts'
