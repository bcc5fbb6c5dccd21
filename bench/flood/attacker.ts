import { attack } from './attacks.ts'

const [port, name] = process.argv.slice(2)
attack(Number(port), name ?? '')
