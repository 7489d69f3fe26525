const pairs =
  'ella-el la-el lo-el las-los una-un unas-unos ellas-ellos esposa-esposo hija-hijo hijas-hijos hermana-hermano hermanas-hermanos senora-senor senoras-senores senorita-senor novia-novio vecina-vecino vecinas-vecinos duena-dueno jefa-jefe gerenta-gerente tia-tio prima-primo abuela-abuelo nina-nino ninas-ninos muchacha-muchacho mama-papa madre-padre suegra-suegro doctora-doctor enfermera-enfermero conductora-conductor trabajadora-trabajador maestra-maestro companera-companero contenta-contento enferma-enfermo sola-solo clienta-cliente mujer-hombre viuda-viudo borracha-borracho mexicana-mexicano ciudadana-ciudadano otra-otro misma-mismo ninguna-ninguno supervisora-supervisor vendedora-vendedor operadora-operador socia-socio abogada-abogado abogadas-abogados medica-medico patrona-patron casera-casero';

const known: ReadonlyMap<string, string> = new Map(
  pairs.split(' ').map((pair) => pair.split('-') as [feminine: string, form: string]),
);

// "lastimada", "despedidas": the ending tells only who is spoken of.
const participle = /^([a-z]{3,}[aei]d)(?:as?|os)$/;

/** One form for a Spanish word whether said of a man or a woman; every other word stays itself. */
export const genderless = (word: string): string => {
  const last = word.at(-1);
  // No word of the pairs ends otherwise; most words need no look.
  if (last !== 'a' && last !== 's' && last !== 'o' && last !== 'e' && last !== 'r') return word;
  return known.get(word) ?? word.replace(participle, '$1o');
};
