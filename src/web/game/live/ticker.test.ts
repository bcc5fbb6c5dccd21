import { describe, expect, test } from 'vitest'
import type { LiveCause, LiveMatch, LiveYou } from '#contract/live.ts'
import { live } from '#web/copy/pt-BR/live.ts'
import { player } from '#web/copy/pt-BR/player.ts'
import { addMatchNews, addPlaceNews, quietTicker, type Ticker } from './ticker.ts'

const copy = { live, scouts: player.scouts }

const match = (kinds: string[], given: Partial<LiveMatch> = {}): LiveMatch => ({
  matchId: 1,
  sport: 'futebol',
  state: 'live',
  minute: 30,
  homeName: 'Santos',
  awayName: 'Grêmio',
  homeScore: 1,
  awayScore: 0,
  moments: kinds.map((kind) => ({
    seq: 1,
    minute: 30,
    kind,
    playerId: 7,
    playerName: 'Caio',
    clubName: 'Santos',
  })),
  players: [{ playerId: 7, playerName: 'Caio', fromTenths: 5, toTenths: 85, scouts: [{ scout: 'goal', count: 1 }] }],
  ...given,
})

const goal: LiveCause = {
  kind: 'own',
  playerId: 7,
  playerName: 'Caio',
  isCaptain: false,
  tenths: 80,
  scouts: [
    { scout: 'shotSaved', count: 1 },
    { scout: 'goal', count: 1 },
  ],
}
const tackle: LiveCause = { ...goal, tenths: 12, scouts: [{ scout: 'tackle', count: 1 }] }
const you = (causes: LiveCause[], [before, rank]: [number | null, number] = [412, 100]): LiveYou => ({
  rank,
  before,
  points: 9,
  roundTenths: 80,
  causes,
})
const textOf = ({ line }: Ticker) => line?.text

describe('what happens to others', () => {
  test('a goal is shown without credit to the viewer', () => {
    expect(textOf(addMatchNews(quietTicker, match(['foul', 'goal', 'foul']), copy, 0))).toBe(
      'Gol de Caio (Santos 1 a 0 Grêmio)',
    )
    expect(addMatchNews(quietTicker, match(['foul', 'tackle']), copy, 0)).toBe(quietTicker)
  })

  test('MT10 a decision about a match is shown without a score', () => {
    expect(textOf(addMatchNews(quietTicker, match(['postponed'], { state: 'scheduled' }), copy, 0, true))).toBe(
      'Jogo adiado: Santos × Grêmio',
    )
  })

  test('a goal of the viewer’s own player is shown once, as their own', () => {
    const shown = addPlaceNews(quietTicker, you([goal]), copy, 0)
    expect(addMatchNews(shown, match(['goal']), copy, 1)).toBe(shown)
  })

  test('another sport is shown to people with a pick on the match', () => {
    const set = match(['full_time'], { sport: 'volei' })
    expect(addMatchNews(quietTicker, set, copy, 0)).toBe(quietTicker)
    expect(textOf(addMatchNews(quietTicker, set, copy, 0, true))).toContain('Fim de jogo')
  })

  test('places lost to others are collected until they are many for that rank', () => {
    const once = addPlaceNews(quietTicker, you([], [100, 106]), copy, 0)
    expect(once.line).toBeUndefined()
    expect(textOf(addPlaceNews(once, you([], [106, 112]), copy, 1))).toBe('Você caiu 12 posições')
    expect(addPlaceNews(quietTicker, you([], [40_000, 40_300]), copy, 0).line).toBeUndefined()
    expect(addPlaceNews(quietTicker, you([], [null, 5]), copy, 0).line).toBeUndefined()
  })
})

describe('what happens to me', () => {
  test('an action of the viewer’s player is shown with its points and places', () => {
    expect(textOf(addPlaceNews(quietTicker, you([goal]), copy, 0))).toBe(
      'Gol do seu Caio: +8,0 · você subiu 312 posições',
    )
    const captain = { ...goal, isCaptain: true, tenths: 120 }
    expect(textOf(addPlaceNews(quietTicker, you([captain], [100, 100]), copy, 0))).toBe(
      'Gol do seu capitão Caio: +12,0',
    )
    const taken: LiveCause = { ...goal, tenths: -80, scouts: [{ scout: 'goal', count: -1 }] }
    expect(textOf(addPlaceNews(quietTicker, you([taken], [9, 12]), copy, 0))).toBe(
      'Anulado: gol do seu Caio: −8,0 · você caiu 3 posições',
    )
  })

  test('the strongest of several is shown, including the opponent’s and picks', () => {
    const both = you([{ ...goal, tenths: 50, scouts: [{ scout: 'assist', count: 1 }] }, goal], [5, 5])
    expect(textOf(addPlaceNews(quietTicker, both, copy, 0))).toBe('Gol do seu Caio: +8,0 (e mais 1 lance seu)')
    const rival: LiveCause = { ...goal, kind: 'rival', managerName: 'Ana' }
    expect(textOf(addPlaceNews(quietTicker, you([rival], [5, 6]), copy, 0))).toBe(
      'Gol de Caio, titular de Ana no seu confronto: +8,0 · você caiu 1 posição',
    )
    const pick: LiveCause = { kind: 'pick', matchId: 1, homeName: 'Santos', awayName: 'Grêmio', points: 25 }
    expect(textOf(addPlaceNews(quietTicker, you([pick], [50, 50]), copy, 0))).toBe(
      'Palpite certo em Santos × Grêmio: +25 no ranking',
    )
  })

  test('points and an opposite move are not joined, because others caused the move', () => {
    const passed = addPlaceNews(quietTicker, you([goal], [5, 9]), copy, 0)
    expect(textOf(passed)).toBe('Gol do seu Caio: +8,0')
    expect(passed.driftedPlaces).toBe(-4)
    const card: LiveCause = { ...goal, tenths: -50, scouts: [{ scout: 'redCard', count: 1 }] }
    expect(textOf(addPlaceNews(quietTicker, you([card], [9, 5]), copy, 0))).not.toContain('subiu')
    const rival: LiveCause = { ...goal, kind: 'rival', managerName: 'Ana' }
    expect(textOf(addPlaceNews(quietTicker, you([rival], [6, 5]), copy, 0))).not.toContain('subiu')
    const rivalCard: LiveCause = { ...card, kind: 'rival', managerName: 'Ana' }
    expect(textOf(addPlaceNews(quietTicker, you([rivalCard], [6, 5]), copy, 0))).toContain('você subiu 1 posição')
    expect(textOf(addPlaceNews(quietTicker, you([rivalCard], [5, 6]), copy, 0))).not.toContain('caiu')
  })

  test.each([
    [12, [100, 102], 'Seus jogadores: +3,6', -6],
    [-12, [102, 100], 'Seus jogadores: −3,6', 6],
    [-12, [100, 102], 'Seus jogadores: −3,6 · você caiu 6 posições', 0],
  ] as const)(
    'collected actions of %i tenths and a move from, to %j are shown as "%s"',
    (tenths, [before, rank], text, drifted) => {
      let ticker = quietTicker
      for (const at of [0, 1, 2]) ticker = addPlaceNews(ticker, you([{ ...tackle, tenths }], [before, rank]), copy, at)
      expect(textOf(ticker)).toBe(text)
      expect(ticker.driftedPlaces).toBe(drifted)
    },
  )

  test('small actions are collected, with the places they gained', () => {
    let ticker = quietTicker
    for (const at of [0, 1]) ticker = addPlaceNews(ticker, you([tackle], [1000 - at, 999 - at]), copy, at)
    expect(ticker.line).toBeUndefined()
    ticker = addPlaceNews(ticker, you([tackle], [998, 997]), copy, 3)
    expect(textOf(ticker)).toBe('Seus jogadores: +3,6 · você subiu 3 posições')
    expect([ticker.pendingTenths, ticker.pendingPlaces]).toEqual([0, 0])
  })

  test('places moved by other people’s news are not credited to the next own action', () => {
    const drifted = addPlaceNews(quietTicker, you([], [1000, 1015]), copy, 0)
    expect(drifted.line).toBeUndefined()
    expect(textOf(addPlaceNews(drifted, you([goal], [1015, 1000]), copy, 1))).toBe(
      'Gol do seu Caio: +8,0 · você subiu 15 posições',
    )
  })

  test('a personal line stays for a while, and a screen reader hears little', () => {
    const mine = addPlaceNews(quietTicker, you([goal]), copy, 1_000)
    expect(addMatchNews(mine, match(['goal']), copy, 2_000)).toBe(mine)
    const later = addMatchNews(mine, match(['goal']), copy, 7_000)
    expect(later.line?.isPersonal).toBe(false)
    expect(later.announcement).toBe(mine.announcement)
    expect(addMatchNews(later, match(['full_time']), copy, 22_000).announcement).toContain('Fim de jogo')
  })

  test('an own action and an own pick are announced when shown, also right after other news', () => {
    const pick: LiveCause = { kind: 'pick', matchId: 1, homeName: 'Santos', awayName: 'Grêmio', points: 25 }
    const others = addMatchNews(quietTicker, match(['goal']), copy, 0)
    const mine = addPlaceNews(others, you([goal]), copy, 10)
    expect(mine.announcement).toBe('Gol do seu Caio: +8,0 · você subiu 312 posições')
    const small = [20, 30, 40].reduce((ticker, at) => addPlaceNews(ticker, you([tackle]), copy, at), mine)
    expect(textOf(small)).toContain('Seus jogadores')
    expect(small.announcement).toBe(mine.announcement)
    expect(addPlaceNews(small, you([pick], [50, 50]), copy, 50).announcement).toBe(
      'Palpite certo em Santos × Grêmio: +25 no ranking',
    )
  })

  test('only points of a running round are provisional', () => {
    const pick: LiveCause = { kind: 'pick', matchId: 1, homeName: 'Santos', awayName: 'Grêmio', points: 25 }
    const isProvisional = ({ line }: Ticker) => line?.isProvisional
    expect(isProvisional(addPlaceNews(quietTicker, you([goal]), copy, 0))).toBe(true)
    expect(isProvisional(addPlaceNews(quietTicker, you([pick]), copy, 0))).toBe(false)
    for (const kind of ['kick_off', 'full_time'])
      expect(isProvisional(addMatchNews(quietTicker, match([kind]), copy, 0))).toBe(false)
  })

  test('a correction comes first, gives its reason and links to the match, for screen readers too', () => {
    const correction: LiveCause = {
      kind: 'correction',
      matchId: 12,
      homeName: 'Santos',
      awayName: 'Grêmio',
      reason: 'gol anulado',
      by: 'Ana',
      points: -80,
      isOfLineup: true,
      player: { name: 'Caio', scouts: [{ scout: 'goal', count: -1 }] },
    }
    const announced = addPlaceNews(quietTicker, you([goal]), copy, 0)
    const next = addPlaceNews(announced, you([goal, correction], [100, 103]), copy, 1_000)
    expect(textOf(next)).toBe(
      'Correção em Santos × Grêmio (Caio: gol −1), por Ana: −8,0 na escalação (gol anulado) (e mais 1 lance seu) · você caiu 3 posições',
    )
    expect(next.line?.correctedMatchId).toBe(12)
    expect(next.announcement).toBe(textOf(next))
    const result: LiveCause = { ...correction, points: -25, isOfLineup: false, player: null }
    expect(textOf(addPlaceNews(quietTicker, you([result], [9, 9]), copy, 0))).toBe(
      'Correção em Santos × Grêmio, por Ana: −25 no ranking (gol anulado)',
    )
  })
})
