import './hanging.ts'

export { tellAgreedVolumes } from './pieces/agreed.ts'
