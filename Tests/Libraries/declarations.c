/* The declarations of the libraries that are loaded, compiled together with the libraries' own:
 * where two differ, this does not compile. */
#include <cairo-pdf.h>
#include <cairo.h>
#include <pango/pangocairo.h>
#include <qrencode.h>
#include <zlib.h>

#include "libraries.h"
