import type { ColumnType, Generated } from 'kysely'
import type { Money } from '#ground/money.ts'
import type { AnalysisHead, Component } from './contract.ts'

/** The rows of the library of analyses, and of the copies bills keep. */
export interface AnalysisTables {
  analysis: AnalysisTable
  analysis_component: AnalysisComponentTable
  rab_analysis: RabAnalysisTable
}

export interface AnalysisTable {
  id: string
  company_id: string
  code: string
  name: string
  unit: string
  overhead: string
  step: number
  version: Generated<number>
  created_by: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}

interface AnalysisComponentTable {
  company_id: string
  analysis_id: string
  position: number
  head: AnalysisHead
  name: string
  unit: string
  coefficient: string
  price: string
}

interface RabAnalysisTable {
  company_id: string
  rab_id: string
  line_code: string
  code: string
  name: string
  unit: string
  overhead: string
  step: number
  price: Money
  components: ColumnType<readonly Component[], string, string>
}
