import * as z from 'zod'

/** Answers of the public Cartola API, as far as we read them. Fields come and go: unknown ones are ignored. */
const clubsSchema = z.record(
  z.string(),
  z.object({ nome: z.string(), abreviacao: z.string(), slug: z.string().optional() }),
)
export type CartolaClubs = z.infer<typeof clubsSchema>

export const statusSchema = z.object({ rodada_atual: z.int(), status_mercado: z.int() })

const text = z.string().nullish()
const goals = z.int().min(0).nullable()

export const matchesSchema = z.object({
  rodada: z.int(),
  clubes: clubsSchema,
  partidas: z.array(
    z.object({
      clube_casa_id: z.int(),
      clube_visitante_id: z.int(),
      timestamp: z.int().positive(),
      valida: z.boolean(),
      placar_oficial_mandante: goals,
      placar_oficial_visitante: goals,
      status_transmissao_tr: text,
      periodo_tr: text,
      inicio_cronometro_tr: text,
    }),
  ),
})
export type CartolaMatches = z.infer<typeof matchesSchema>
export type CartolaMatch = CartolaMatches['partidas'][number]

export const scoredSchema = z.object({
  rodada: z.int(),
  atletas: z.record(
    z.string(),
    z.object({
      apelido: z.string(),
      posicao_id: z.int(),
      clube_id: z.int(),
      pontuacao: z.number(),
      scout: z.record(z.string(), z.number()).nullish(),
      entrou_em_campo: z.boolean().optional(),
    }),
  ),
})
export type CartolaScored = z.infer<typeof scoredSchema>

export const marketSchema = z.object({
  clubes: clubsSchema,
  atletas: z.array(
    z.object({
      atleta_id: z.int(),
      apelido: z.string(),
      posicao_id: z.int(),
      clube_id: z.int(),
      preco_num: z.number(),
    }),
  ),
})
export type CartolaMarket = z.infer<typeof marketSchema>

/** The state of the market. */
export const STATUS = { open: 1, closed: 2, maintenance: 4, seasonOver: 6 } as const
