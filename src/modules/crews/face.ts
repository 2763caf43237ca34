export { tellAgreedVolumes } from './pieces/agreed.ts'
