export { mailSenderOf, type SenderFacts } from '#modules/company/letters/sender.ts'
