"""Pictures that a seller may have as a logo."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

SIZE = (480, 160)


def _drawn(mode: str, background: object, ink: object) -> Image.Image:
    picture = Image.new(mode, SIZE, background)  # type: ignore[arg-type]
    drawing = ImageDraw.Draw(picture)
    drawing.ellipse((10, 10, 150, 150), fill=ink)  # type: ignore[arg-type]
    drawing.rectangle((180, 50, 470, 110), fill=ink)  # type: ignore[arg-type]
    return picture


def _file(picture: Image.Image, format: str) -> bytes:
    file = BytesIO()
    picture.save(file, format)
    return file.getvalue()


PNG = _file(_drawn("RGB", "white", (20, 90, 160)), "PNG")
TRANSPARENT = _file(_drawn("RGBA", (0, 0, 0, 0), (200, 60, 20, 150)), "PNG")
PALETTE = _file(_drawn("RGB", "white", (20, 120, 60)).convert("P"), "PNG")
JPEG = _file(_drawn("RGB", "white", (120, 30, 120)), "JPEG")
GREY = _file(_drawn("L", 255, 90), "JPEG")
