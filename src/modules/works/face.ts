export { revenueOfMonth, type RevenueStep } from './revenue/show-revenue.ts'
