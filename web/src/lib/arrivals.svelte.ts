/** How many files of texts have come: who has shown a sentence before its words were here shows it again. */
export const arrivals = $state({ count: 0 });
