import { attack } from './attacks.ts'

const [port, name = '', cookie = '', wall = ''] = process.argv.slice(2)
attack(Number(port), name, { cookie, wall })
