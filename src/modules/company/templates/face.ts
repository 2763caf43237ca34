export { dressFrom, labelLook, labelLookFrom, templateOf, type PaperOf } from '#modules/company/templates/dress-of.ts'
export { checkContent, kindOf } from '#modules/company/templates/templates.ts'
