# The rules of the games on the page.

page-rules = Reglas
page-rules-open = Las reglas de { $game }, en otra pestaña
page-rules-contents = Contenido
page-rules-search = Buscar en las reglas
page-rules-next = Siguiente resultado
page-rules-previous = Resultado anterior
page-rules-clear = Borrar la búsqueda
page-rules-none = No hay nada sobre «{ $query }».
page-rules-hits = { $hits ->
        [one] 1 resultado
       *[other] { $hits } resultados
    } en { $sections ->
        [one] 1 sección
       *[other] { $sections } secciones
    }
