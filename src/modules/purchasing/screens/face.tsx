export { PayBillsButton } from './payments/pay-bills-button.tsx'
export { PaymentRunsCard, PaymentRunsOfPayer } from './payments/runs-card.tsx'
