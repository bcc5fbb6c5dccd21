import { CAPTAIN_FACTOR } from '#domain/rule-numbers.ts'
import { formatIn } from '#web/copy/format/format.ts'
import type { LineupCopy } from '#web/copy/pt-BR/lineup.ts'

const format = formatIn('es')
const { number } = format

export const lineup: LineupCopy = {
  auto: {
    title: 'Alineación automática',
    lead: (budget) =>
      `La mejor alineación posible con ${number(budget)}, por los puntos esperados en la próxima jornada, con el capitán a ${format.exact(CAPTAIN_FACTOR)}.`,
    exact: 'Es exacta: ninguna otra suma más.',
    exactSafe:
      'Con este riesgo, los jugadores irregulares valen menos. Es exacta con esa medida; otra puede tener más puntos esperados.',
    exactBold:
      'Con este riesgo, los jugadores irregulares valen más. Es exacta con esa medida; otra puede tener más puntos esperados.',
    exactKept: 'Eso vale entre las que mantienen a tus jugadores.',
    keep: 'Mantener a los jugadores que ya elegí',
    risk: 'Riesgo',
    riskLow: 'Seguro',
    riskHigh: 'Audaz',
    riskValue: { '-1': 'muy seguro', '-0.5': 'seguro', '0': 'equilibrado', '0.5': 'audaz', '1': 'muy audaz' },
    total: (points, price) =>
      `${points} puntos esperados por ${number(price)}, con el capitán ×${format.exact(CAPTAIN_FACTOR)}`,
    caption: 'Alineación sugerida, con lo que costaría quedarse sin cada uno',
    player: 'Jugador',
    points: 'Esperado',
    price: 'Valor',
    without: 'Sin él',
    loses: (points, names) => `−${points} con ${names}`,
    same: (names) => `igual con ${names}`,
    none: 'nadie en su lugar',
    lessSafe: (points, names) => `+${points} con ${names}, pero menos seguro`,
    lessBold: (points, names) => `+${points} con ${names}, pero menos audaz`,
    form: (points, played) =>
      format.plural(played, {
        one: `${points} en el último partido`,
        other: `promedio ${points} en los últimos # partidos`,
      }),
    noMatches: 'sin partidos todavía',
    sure: {
      prices:
        'Poco segura: los clubes todavía no jugaron aquí. La sugerencia se apoya solo en los precios, porque quien cuesta más suele jugar y sumar más.',
      few: 'Más o menos segura: hay pocos partidos hasta ahora. La sugerencia todavía se apoya más en los precios que en lo que hizo cada uno.',
    },
    noForm: 'no jugó en las últimas 5',
    perHundred: (points) => `${points} por 100 de valor`,
    kept: 'lo mantienes tú',
    bench: (players) => `Banco, sin costo: ${players}.`,
    vice: (player) => `Vicecapitán: ${player}.`,
    use: 'Usar esta alineación',
    cannot: {
      no_formation_fits: () => 'Con los jugadores mantenidos ninguna formación es posible.',
      budget_too_small: (size) =>
        `El presupuesto que queda no completa un equipo de ${number(size)} solo con quienes deberían jugar.`,
    },
  },
  improve: {
    title: 'Los mejores cambios',
    lead: `De todos los cambios que el presupuesto y las formaciones permiten, los que más suman en puntos esperados, con el capitán valiendo ${format.exact(CAPTAIN_FACTOR)}. Es exacto. Los tuyos cuestan lo que pagaste; los que llegan, el valor de hoy.`,
    most: 'Hasta cuántos cambios',
    absentOnly: 'Quienes no deberían jugar',
    gain: (count, points) =>
      format.plural(count, {
        one: `# cambio: ${points} puntos esperados`,
        other: `# cambios: ${points} puntos esperados`,
      }),
    armbandGain: (points) => `Sin cambiar a nadie: ${points} puntos esperados`,
    best: (count) =>
      format.plural(count, {
        one: 'Tu equipo ya es el mejor que se logra con # cambio.',
        other: 'Tu equipo ya es el mejor que se logra con # cambios.',
      }),
    impossible: 'Nadie que pueda reemplazarlos cabe en el presupuesto. Prueba con más cambios.',
    moreNeeded: 'Para entrar en el presupuesto, también tiene que salir alguien más.',
    leaves: 'Sale',
    comes: 'Entra',
    facts: ({ line, price, points }) => `${line} · ${price} · ${points} esp.`,
    paid: (price) => `pagado ${number(price)}`,
    costs: (price) => `cuesta ${number(price)}`,
    armband: (player) => `El brazalete pasa a ${player}`,
    moneyLeft: (left) => `Quedan ${number(left)} en el presupuesto.`,
    apply: (count) => format.plural(count, { one: 'Hacer # cambio', other: 'Hacer # cambios' }),
    applyArmband: 'Pasar el brazalete',
    applied: (count) =>
      format.plural(count, {
        one: '# cambio hecho. «Deshacer» lo revierte; falta guardar.',
        other: '# cambios hechos. «Deshacer» los revierte; falta guardar.',
      }),
    armbandPassed: 'Brazalete pasado. «Deshacer» lo revierte; falta guardar.',
  },
  bench: {
    title: 'Banco',
    lead: 'Un suplente por posición, sin costo. Entra si un titular de la posición no juega; si el capitán no juega, el brazalete pasa al vice.',
    fill: (position) => `Banco, ${position}: elegir suplente`,
    change: (player, position) => `Banco, ${position}: ${player}. Cambiar`,
    choose: (position) => `Suplente: ${position}`,
    limit: (most) => `Hasta ${number(most)}: el suplente no puede costar más que el titular más barato de la posición.`,
    noLimit:
      'Todavía no hay titular de esa posición: cualquiera puede estar en el banco hasta que alinees a alguien más barato.',
    nobody: 'Nadie de la posición cuesta tan poco. Alinea un titular más caro para abrir el banco.',
    price: (price) => `valor ${number(price)}`,
    remove: (player) => `Sacar a ${player} del banco`,
  },
  names: {
    title: '¿Cómo quieres aparecer?',
    lead: 'Rivales y ligas muestran tu nombre junto al equipo.',
    name: 'Tu nombre',
    team: 'Nombre del equipo',
    save: 'Guardar los nombres',
    later: 'Ahora no',
    saved: (name) => `¡Un gusto, ${name}!`,
  },
}
