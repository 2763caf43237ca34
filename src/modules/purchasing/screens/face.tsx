export { PayBillsButton } from './payments/pay-bills-button.tsx'
export { PaymentRunsCard } from './payments/runs-card.tsx'
